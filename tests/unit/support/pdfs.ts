import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** A PDF of one page. @param contents its stream, as packed as `filter` says */
export function pdfOf(contents: Buffer, filter = '', resources = ''): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << ${resources} >> >>`,
  ].map((object, index) => Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`));
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...objects,
    Buffer.from(`4 0 obj\n<< /Length ${contents.length} ${filter} >>\nstream\n`),
    contents,
    Buffer.from('\nendstream\nendobj\ntrailer << /Size 5 /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

/** A page that says something. */
export const pdfSaying = (words: string): Buffer =>
  pdfOf(
    Buffer.from(`BT /F1 18 Tf 20 100 Td (${words}) Tj ET`),
    '',
    '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
  );

/** A page of a filing in Chinese and English: its title in larger letters, and a text. */
export function filingPdf(title: string, text: string): Buffer {
  const line = (words: string, size: number, height: number) => {
    // Two bytes a letter, which are its place in Unicode.
    const codes = Buffer.from(words, 'utf16le').swap16().toString('hex');
    return `BT /F1 ${size} Tf 20 ${height} Td <${codes}> Tj ET`;
  };
  const font =
    '<< /Type /Font /Subtype /Type0 /BaseFont /MSung-Light /Encoding /Identity-H /ToUnicode /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /MSung-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /FontDescriptor << /Type /FontDescriptor /FontName /MSung-Light /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 800 /StemV 80 >> >>] >>';
  return pdfOf(Buffer.from(`${line(title, 12, 150)}\n${line(text, 6, 100)}`), '', `/Font << /F1 ${font} >>`);
}

/** A few kilobytes that unpack to megabytes, which unpack to as many `megabytes` of blanks. */
export function pdfPackedTwice(megabytes: number): Buffer {
  // A block that ends at a byte and refers to nothing before it: so many of the same are one stream.
  const megabyte = deflateRawSync(Buffer.alloc(1e6, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const once = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array<Buffer>(megabytes).fill(megabyte),
    deflateRawSync(Buffer.alloc(0)),
    Buffer.alloc(4),
  ]);
  return pdfOf(deflateSync(once, { level: 9 }), '/Filter [/FlateDecode /FlateDecode]');
}
