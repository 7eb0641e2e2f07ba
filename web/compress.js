// Writes a brotli and a gzip copy of each file in a folder that gets smaller; the server sends these copies unchanged.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

for (const entry of readdirSync(process.argv[2], { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  for (const [suffix, copy] of [
    ["br", brotliCompressSync(content)],
    ["gz", gzipSync(content, { level: 9 })],
  ]) {
    if (copy.length < 0.9 * content.length) writeFileSync(`${file}.${suffix}`, copy);
  }
}
