import styles from './code-lines.module.css';

/** A piece of a line, and what it is where that shows. */
export interface CodePiece {
  text: string;
  kind?: string;
}

/** Code as text that can be selected; a line that is too long scrolls, by keys too, and is never broken. */
export function CodeLines({ lines, label }: { lines: readonly (readonly CodePiece[])[]; label: string }) {
  return (
    <section
      className={styles.code}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
    >
      <pre>
        {lines.map((line, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <span key={number}>
            {line.map(({ text, kind }, place) =>
              kind ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
                <i key={place} data-kind={kind}>
                  {text}
                </i>
              ) : (
                text
              ),
            )}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  );
}
