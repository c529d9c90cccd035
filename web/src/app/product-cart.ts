/** The way into the cart on a product's page; here, since no feature of the web reaches into another. */
export { AddToCart } from '../cart/add-to-cart.tsx';
