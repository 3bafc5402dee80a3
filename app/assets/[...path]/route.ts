import { redirectFile } from '@/lib/endpoints/files';

/** What is no file of `public/assets`: a document may have been there once. */
export async function GET(request: Request): Promise<Response> {
  return redirectFile(new URL(request.url).pathname);
}
