/** Plays the game of game.py under Pyodide, from the wheels, and writes its log to the standard output. */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { basename } from "node:path";
import { loadPyodide } from "pyodide";
import { loadChakra } from "./load.mjs";

const here = new URL("./", import.meta.url);
const server = createServer((request, answer) => {
  const file = createReadStream(new URL(`wheels/${basename(request.url)}`, here));
  file.on("error", () => answer.writeHead(404).end());
  file.pipe(answer);
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
try {
  const pyodide = await loadPyodide();
  await loadChakra(pyodide, `http://127.0.0.1:${server.address().port}/`);
  const log = pyodide.runPython(await readFile(new URL("game.py", here), "utf8") + "\nlog()");
  const version = pyodide.runPython("import platform; f'{platform.python_implementation()} {platform.python_version()}'");
  process.stderr.write(`${version} on ${pyodide.runPython("import sys; sys.platform")}\n`);
  process.stdout.write(log);
} finally {
  server.closeAllConnections();
  server.close();
}
