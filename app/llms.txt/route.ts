import { llmsText } from '@/lib/seo/llms-text';

// The public origin is read at start, so this is no file of the build.
export const dynamic = 'force-dynamic';

/** The documents for programs that read (llmstxt.org). */
export async function GET(): Promise<Response> {
  return new Response(await llmsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
