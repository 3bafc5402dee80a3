import { serveFile } from '@/lib/endpoints/files';

/** A file of what is published. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ key: string; name: string }> },
): Promise<Response> {
  const { key, name } = await params;
  return serveFile(request, key, name);
}
