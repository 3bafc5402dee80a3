/** Programs that check the chain of the publication record. Tests run both on the download. */
export interface ChainChecks {
  /** Checks every line. */
  python: string;
  /** Checks a single line. */
  shell: string;
}

/** @param ndjson and txt addresses of the download */
export function chainChecks({ ndjson, txt }: { ndjson: string; txt: string }): ChainChecks {
  return {
    python: `import hashlib, json, urllib.request

before = "0" * 64
for row in urllib.request.urlopen("${ndjson}"):
    line = json.loads(row)
    before = hashlib.sha256(f"{before}\\n{line['text']}".encode()).hexdigest()
    assert before == line["hash"], "changed: " + line["text"]
print("whole, ends with", before)`,
    shell: `n=2; curl -s ${txt} | sed -n "$((n-1)),\${n}p" | { read -r a _; read -r b text; printf '%s\\n%s' "$a" "$text" | sha256sum; echo "$b"; }`,
  };
}
