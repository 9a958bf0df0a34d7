// Plain JavaScript, because it must run on Node versions that cannot run the rest.
const needed = [24, 7];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `Adasi needs Node ${needed.join('.')} or newer; this is Node ${process.versions.node}.\n` +
      'On Linux x64 `npm ci` brings it along (unless optional packages were left out): ' +
      'start by `npm start`, not by `node`.',
  );
  process.exit(1);
}
