/** The four documents of the Open API (§2 /openApi), as `?doc=` names them, in the order of the specification. */
export const OPEN_API_DOCUMENTS = ['overview', 'sdk', 'data', 'websocket'] as const;
export type DocumentName = (typeof OPEN_API_DOCUMENTS)[number];

/** Those, and the guide that is the page /usingDocument. */
export type PublishedName = DocumentName | 'usage';

/** The document of a name, however its letters are written; anything else counts as absent. */
export function parseDocument(value: string | null | undefined): DocumentName | undefined {
  return OPEN_API_DOCUMENTS.find((name) => name === value?.toLowerCase());
}
