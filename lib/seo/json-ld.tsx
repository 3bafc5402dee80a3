import type { Thing } from 'schema-dts';
import { printableJson } from '../text/printable';

/**
 * Structured data of a page, typed by schema.org's own vocabulary (lib/seo/structured). It does not run, so it needs
 * no hash in the content security policy; `<` is escaped so that no text can end the block.
 */
export function JsonLd({ data }: { data: Exclude<Thing, string> }) {
  const json = printableJson({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
