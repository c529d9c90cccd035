import type { ContentBlock } from '@fairhall/core/contract/cms/static-content';
import { NO_PICTURE } from '@fairhall/core/contract/resource';
import styles from './article-blocks.module.css';
import { useLazyImages } from './lazy-images.ts';
import { Picture } from './picture.tsx';

/** A block of a page that operators wrote. All texts are plain. D-45 */
export interface PageBlock {
  readonly type: ContentBlock['type'] | 'link' | 'image';
  readonly text?: string | undefined;
  readonly items?: readonly string[] | undefined;
  readonly href?: string | undefined;
  /** The address of the picture. */
  readonly image?: string | undefined;
}

interface ArticleBlocksProps extends Pick<ArticleBlockProps, 'level'> {
  readonly blocks: readonly PageBlock[];
  /** The language of the blocks; undefined if it is the page's. */
  readonly lang: string | undefined;
}

/** The blocks of a page in order. D-45 */
export function ArticleBlocks({ blocks, lang, level }: ArticleBlocksProps) {
  const parts = useLazyImages<HTMLDivElement>(blocks);
  return (
    <div ref={parts} className={styles.blocks} lang={lang}>
      {blocks.map((block, index) => (
        <ArticleBlock key={index} block={block} level={level} />
      ))}
    </div>
  );
}

interface ArticleBlockProps {
  readonly block: PageBlock;
  /** The level of headings. */
  readonly level?: 'h2' | 'h3' | undefined;
}

function ArticleBlock({ block: { type, text, items = [], href, image }, level: Heading = 'h2' }: ArticleBlockProps) {
  if (type === 'heading') return <Heading>{text}</Heading>;
  if (type === 'link') {
    return (
      <p>
        <a className="link" href={href}>
          <bdi>{text}</bdi>
        </a>
      </p>
    );
  }
  if (type === 'image') return <Picture src={image ?? NO_PICTURE} alt={text} width={960} place="below" />;
  if (type === 'text') return <p>{text}</p>;
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
