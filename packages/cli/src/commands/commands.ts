import type { Command } from 'commander';
import type { CommandContext } from './command-context.js';

type AddCommand = (program: Command, context: CommandContext) => void;

/** All commands in the order of the help. Each is loaded when it is used: most of them need only a part of this program. */
export const commands: Readonly<Record<string, () => Promise<AddCommand>>> = {
  publish: async () => (await import('./publish-command.js')).addPublishCommand,
  check: async () => (await import('./check-command.js')).addCheckCommand,
  diff: async () => (await import('./diff-command.js')).addDiffCommand,
  pull: async () => (await import('./pull-command.js')).addPullCommand,
  list: async () => (await import('./list-command.js')).addListCommand,
  search: async () => (await import('./search-command.js')).addSearchCommand,
  versions: async () => (await import('./versions-command.js')).addVersionsCommand,
  changes: async () => (await import('./changes-command.js')).addChangesCommand,
  label: async () => (await import('./label-command.js')).addLabelCommand,
  open: async () => (await import('./open-command.js')).addOpenCommand,
  login: async () => (await import('./login/login-command.js')).addLoginCommand,
  logout: async () => (await import('./login/logout-command.js')).addLogoutCommand,
  whoami: async () => (await import('./login/whoami-command.js')).addWhoamiCommand,
  rules: async () => (await import('./rules-command.js')).addRulesCommand,
  completion: async () => (await import('./completion-command.js')).addCompletionCommand,
};
