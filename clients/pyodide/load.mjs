/** Loads chakra-rules into Pyodide, from a folder of wheels that build.py has filled. */

/**
 * @param {import("pyodide").PyodideInterface} pyodide
 * @param {string | URL} folder where the wheels are, with a slash at its end
 * @returns {Promise<string[]>} the names of the wheels installed
 */
export async function loadChakra(pyodide, folder) {
  const answer = await fetch(new URL("index.json", folder));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${answer.statusText}`);
  /** @type {string[]} */
  const names = await answer.json();
  const isInstaller = (name) => /^(micropip|packaging)-/.test(name);
  const at = (name) => new URL(name, folder).href;
  await pyodide.loadPackage(names.filter(isInstaller).map(at), { messageCallback: () => {} });
  const micropip = pyodide.pyimport("micropip");
  // Everything is in the folder, so nothing has to be looked up elsewhere.
  await micropip.install.callKwargs(names.filter((name) => !isInstaller(name)).map(at), { deps: false });
  return names;
}
