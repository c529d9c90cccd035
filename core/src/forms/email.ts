/**
 * Local part of letters, digits and some symbols; a domain of 4 to 256 characters; a last label of 2 to 22 letters
 * (D-09). R-5.013 to R-5.015
 */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?=.{4,256}$)(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,22}$/;

/** An address as it is compared and counted: how its letters are written and the spaces around it make no other address. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();
