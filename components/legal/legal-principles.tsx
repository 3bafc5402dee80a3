import type { LegalDocument } from '@/lib/content/legal/document';
import { Container } from '../ui/layout/container';
import { Prose } from '../ui/text/words';
import { AddressHeading } from './address-heading';
import styles from './legal-principles.module.css';

/** The six further paragraphs of the policy (§2): one for each data protection principle. */
export function LegalPrinciples({ id, title, entries }: NonNullable<LegalDocument['further']>) {
  return (
    <section id={id} className={styles.band} aria-label={title} data-testid="legal-further">
      <Container>
        <AddressHeading id={id} title={title} level="h2" />
        <ol className={styles.entries}>
          {entries.map(({ title: name, text }, place) => (
            <li key={name} id={`principle-${place + 1}`}>
              <span data-figures="" aria-hidden="true">
                {place + 1}
              </span>
              <AddressHeading id={`principle-${place + 1}`} title={name} level="h3" />
              <p>
                <Prose>{text}</Prose>
              </p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
