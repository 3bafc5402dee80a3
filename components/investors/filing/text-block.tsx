import { HTML_LANG, type Locale } from '@/lib/i18n/locales';
import { languageOfText } from '@/lib/text/language-of-text';
import type { Block } from '@/lib/text/page-blocks';
import { DataTable } from '../data/data-table';
import styles from './filing-text.module.css';

interface TextBlockProps {
  block: Block;
  /** Of the page that it is shown on. */
  locale: Locale;
  /** Of the file that it is from. */
  languages: readonly Locale[];
  /** Id of the heading of its page, which names tables. */
  labelledBy: string;
}

/** A paragraph, heading or table of a filing, in the language that it is in. What is not in the reader's stands back. */
export function TextBlock({ block, locale, languages, labelledBy }: TextBlockProps) {
  if (block.is === 'table') return <BlockTable rows={block.rows} labelledBy={labelledBy} />;
  const language = languageOfText(block.text, languages, locale);
  const isOther = language !== undefined && (language === 'en') !== (locale === 'en');
  return (
    <p
      className={block.is === 'heading' ? styles.subhead : styles.paragraph}
      lang={language !== undefined && language !== locale ? HTML_LANG[language] : undefined}
      data-other={isOther || undefined}
    >
      {block.text}
    </p>
  );
}

function BlockTable({ rows, labelledBy }: { rows: string[][]; labelledBy: string }) {
  const columns = Math.max(...rows.map((cells) => cells.length));
  // Heads stand above the columns of figures: the first cell of theirs is empty.
  const [head, ...rest] = rows[0]?.[0] === '' ? rows : [undefined, ...rows];
  return (
    <div className={styles.table}>
      <DataTable labelledBy={labelledBy} sticky>
        {head && (
          <thead>
            <tr>
              {head.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two cells may be alike, their places are not
                <th key={place} scope="col" data-number={place > 0 || undefined}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rest.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike, their places are not
            <tr key={row}>
              <th scope="row">{cells?.[0]}</th>
              {filled(cells ?? [], columns).map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={place} data-number>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

/** The figures of a row in its last columns: what is missing is missing at the beginning. */
function filled([_, ...figures]: readonly string[], columns: number): string[] {
  return [...Array.from({ length: columns - 1 - figures.length }, () => ''), ...figures];
}
