import { serveFilingMarkdown } from '@/lib/endpoints/filing-markdown';

// What it holds is read when it is asked for.
export const dynamic = 'force-dynamic';

/** An announcement or a report as Markdown, in each language. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return serveFilingMarkdown(request, (await params).file);
}
