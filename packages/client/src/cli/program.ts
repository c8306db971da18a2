import completion from '@bomb.sh/tab/commander'
import { Command } from 'commander'
import { doctorCommand } from './commands/doctor.ts'
import { exportCommand } from './commands/export.ts'
import { loginCommand, logoutCommand } from './commands/login.ts'
import { packagesCommand } from './commands/packages.ts'
import { readCommand } from './commands/read.ts'
import { reviewCommand } from './commands/review.ts'
import { showCommand } from './commands/show.ts'
import { webhooksCommand } from './commands/webhooks.ts'

const HELP = `
The service and the key come from the first of these that has both: INCOME_API_URL and INCOME_API_KEY, "income login", or
the "npm start" that runs in this folder or one above it.

On a terminal the output is text; in a pipe it is JSON lines. Completion: source <(income completion bash), or zsh, fish, powershell.`

/** The command line for users of a service; operators have `npm run admin`. */
export function incomeProgram(): Command {
  const program = new Command('income')
    .description('Read income documents and compute income, with the evidence for every amount')
    .addHelpText('after', HELP)
    .showHelpAfterError('Run with --help for the commands.')
    .addCommand(readCommand())
    .addCommand(packagesCommand())
    .addCommand(showCommand())
    .addCommand(exportCommand())
    .addCommand(reviewCommand())
    .addCommand(webhooksCommand())
    .addCommand(loginCommand())
    .addCommand(logoutCommand())
    .addCommand(doctorCommand())
  completion(program, { completionCommandName: 'completion' })
  return program
}
