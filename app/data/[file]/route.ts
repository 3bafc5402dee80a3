import { serveDataset } from '@/lib/endpoints/datasets';

// What it holds is read when it is asked for.
export const dynamic = 'force-dynamic';

/** A table of investor relations as CSV, XLSX or JSON, in each language. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return serveDataset(request, (await params).file);
}
