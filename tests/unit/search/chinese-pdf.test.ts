import { execFileSync } from 'node:child_process';

/** A page of 業績公告 in an encoding of Chinese programs, without a table that says which characters the codes are. */
function pdfIn(encoding: string, codes: string): string {
  const words = `BT /F1 18 Tf 20 100 Td <${codes}> Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /${encoding} /DescendantFonts [6 0 R] >>`,
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
}

/** By a process of its own: Jest's modules cannot bring in PDF.js. */
function textOf(file: string): string[] {
  const program = `
    import { textOfPdf } from './lib/search/files/text-of-pdf.ts';
    const bytes = new Uint8Array(Buffer.from(process.argv[1], 'base64'));
    console.log(JSON.stringify((await textOfPdf(bytes, 'node_modules/pdfjs-dist/cmaps/')).pages));`;
  const parameters = ['--import', 'tsx', '--input-type=module', '-e', program, Buffer.from(file).toString('base64')];
  return JSON.parse(execFileSync(process.execPath, parameters, { encoding: 'utf8' }));
}

test.each([
  ['GBK-EUC-H', 'D2B5BCA8B9ABB8E6'],
  ['UniGB-UCS2-H', '4E1A7EE9516C544A'],
])('Search: a PDF in %s is read', (encoding, codes) => {
  expect(textOf(pdfIn(encoding, codes))).toEqual(['业绩公告']);
});
