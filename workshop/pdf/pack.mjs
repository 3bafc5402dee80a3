// Chromium writes the tags that make a PDF readable aloud as hundreds of small, uncompressed
// objects, a third of the file. Here they move into compressed object streams (PDF 1.5).
import { deflateSync } from 'node:zlib';

const perStream = 200;

/** rewrite: sees every plain object once and may change it. */
export function pack(pdf, rewrite = (object) => object) {
  const text = pdf.toString('latin1');
  const { offsets, trailer } = crossReference(text);
  const size = offsets.length;
  const small = [];
  const large = [];
  for (let id = 1; id < size; id++) {
    if (!offsets[id]) continue;
    const start = text.indexOf('obj', offsets[id]) + 3;
    const end = nextEnd(text, start);
    const body = text.slice(start, end).trim();
    if (/>>\s*stream\r?\n/.test(body)) large.push({ id, body });
    else small.push({ id, body: rewrite(body) });
  }

  const entries = new Map();
  const out = ['%PDF-1.5\n%\xb5\xb5\xb5\xb5\n'];
  let at = out[0].length;
  const write = (id, body) => {
    const object = `${id} 0 obj\n${body}\nendobj\n`;
    entries.set(id, [1, at, 0]);
    out.push(object);
    at += object.length;
  };
  for (const { id, body } of large) write(id, body);
  let next = size;
  for (let i = 0; i < small.length; i += perStream) {
    const group = small.slice(i, i + perStream);
    const holder = next++;
    let offset = 0;
    const index = group.map(({ id, body }, k) => {
      entries.set(id, [2, holder, k]);
      const place = `${id} ${offset}`;
      offset += body.length + 1;
      return place;
    });
    const head = `${index.join(' ')}\n`;
    write(
      holder,
      stream(`/Type /ObjStm /N ${group.length} /First ${head.length}`, head + group.map((o) => o.body).join('\n')),
    );
  }
  const self = next++;
  entries.set(self, [1, at, 0]);
  const table = Buffer.alloc(next * 6);
  for (const [id, [type, a, b]] of entries) {
    table.writeUInt8(type, id * 6);
    table.writeUIntBE(a, id * 6 + 1, 3);
    table.writeUInt16BE(b, id * 6 + 4);
  }
  const root = trailer.match(/\/Root \d+ 0 R/)[0];
  const info = trailer.match(/\/Info \d+ 0 R/)?.[0] ?? '';
  out.push(
    `${self} 0 obj\n${stream(`/Type /XRef /Size ${next} /W [1 3 2] ${root} ${info}`, table.toString('latin1'))}\nendobj\n`,
  );
  out.push(`startxref\n${at}\n%%EOF\n`);
  return Buffer.from(out.join(''), 'latin1');
}

function stream(keys, content) {
  const data = deflateSync(Buffer.from(content, 'latin1'), { level: 9 }).toString('latin1');
  return `<<${keys} /Filter /FlateDecode /Length ${data.length}>>\nstream\n${data}\nendstream`;
}

function crossReference(text) {
  const at = Number(text.match(/startxref\s+(\d+)\s+%%EOF\s*$/)[1]);
  const [head] = text.slice(at).match(/^xref\s+0 (\d+)\s*\n/);
  const count = Number(head.match(/0 (\d+)/)[1]);
  const offsets = [];
  for (let i = 0; i < count; i++) {
    const row = text.slice(at + head.length + i * 20, at + head.length + i * 20 + 18);
    offsets.push(row.endsWith('n') ? Number(row.slice(0, 10)) : 0);
  }
  return { offsets, trailer: text.slice(at + head.length + count * 20) };
}

/** The end of an object; a stream is passed over by its length, since its bytes can hold any word. */
function nextEnd(text, start) {
  const open = text.slice(start, start + 400).match(/\/Length (\d+)[\s\S]*?>>\s*stream\r?\n/);
  const plain = text.indexOf('endobj', start);
  if (!open || start + open.index > plain) return plain;
  return text.indexOf('endobj', start + open.index + open[0].length + Number(open[1]));
}
