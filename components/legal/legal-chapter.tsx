import { useTranslations } from 'next-intl';
import type { LegalChapter as Chapter, LegalBlock } from '@/lib/content/legal/document';
import type { PageContext } from '@/lib/site/page-context';
import { Prose } from '../ui/text/words';
import { AddressHeading } from './address-heading';
import styles from './legal-chapter.module.css';
import { LegalTable } from './legal-table';
import { RichText } from './rich-text';

/** A chapter of a document (§2): its number, what it says in plain words, and what it says. */
export function LegalChapter({ page, chapter, number }: { page: PageContext; chapter: Chapter; number: number }) {
  const t = useTranslations('legal');
  const { id, title, plain, body } = chapter;
  return (
    <section id={id} className={styles.chapter} aria-label={title} data-testid="legal-chapter">
      <AddressHeading id={id} title={title} level="h2" number={number} />
      <p className={styles.plain}>
        {/* What such a line is, is seen once. */}
        <span className={number > 1 ? 'visually-hidden' : undefined}>{t('plain')}</span>
        <Prose>{plain}</Prose>
      </p>
      {body.map((block) => (
        <Block key={keyOf(block)} page={page} block={block} />
      ))}
    </section>
  );
}

function Block({ page, block }: { page: PageContext; block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichText page={page}>{block}</RichText>
      </p>
    );
  if ('part' in block)
    return (
      <div id={block.id} className={styles.part}>
        <AddressHeading id={block.id} title={block.part} level="h3" />
      </div>
    );
  if ('rows' in block) return <LegalTable table={block} />;
  return (
    <ul className={styles.items}>
      {block.map((item) => (
        <li key={item}>
          <RichText page={page}>{item}</RichText>
        </li>
      ))}
    </ul>
  );
}

function keyOf(block: LegalBlock): string {
  if (typeof block === 'string') return block;
  if ('part' in block) return block.id;
  return 'rows' in block ? block.caption : block.join();
}
