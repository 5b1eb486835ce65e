// The command line of the server from a clone: `npm run --silent specshelf-server -- <command>`, from any folder.
// npm changes to the root of the clone. File names in arguments belong to the folder of the user, and the default
// database to the clone, where `npm start` creates it.
import { fileURLToPath } from 'node:url';

process.env.DATABASE_URL ||= fileURLToPath(new URL('../data/specshelf.sqlite', import.meta.url));
process.chdir(process.env.INIT_CWD ?? process.cwd());
await import('../apps/server/dist/main.js');
