// Writes a brotli and a gzip copy of each asset of the built page; the server sends these copies unchanged.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = process.argv[2];
for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
