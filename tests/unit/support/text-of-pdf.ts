import { execFile } from 'node:child_process';

const READ = `
  import { extractText, getDocumentProxy } from 'unpdf';
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(chunks))));
  process.stdout.write(JSON.stringify({ text: text.join('\\n'), totalPages }));
`;

/** The text of a PDF as a reader of PDFs finds it, in a process of its own: Jest does not let it load its parts. */
export function textOfPdf(body: Buffer): Promise<{ text: string; totalPages: number }> {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, ['--input-type=module', '-e', READ], (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout)),
    );
    child.stdin?.end(body);
  });
}
