/**
 * Next writes its own into every page, twice: 400 bytes of each compressed answer for what nobody sees. Addresses
 * without a page never come this far (middleware), and a subject that is missing has the page's own words
 * (lib/next/page-answer.ts).
 */
export default function NotFound() {
  return null;
}
