import type { Command } from 'commander'
import { incomeProgram } from './program.ts'

/** All commands with an action, by how they are called. */
function commandsOf(command: Command, path: readonly string[] = []): [string, Command][] {
  const below = command.commands.filter((each) => each.name() !== 'completion' && each.name() !== 'complete')
  if (below.length === 0) return [[path.join(' '), command]]
  return below.flatMap((each) => commandsOf(each, [...path, each.name()]))
}

const commands = commandsOf(incomeProgram())

test('every command exists', () => {
  expect(commands.map(([name]) => name)).toEqual([
    ...['read', 'packages', 'show', 'export', 'review', 'webhooks listen', 'login', 'logout', 'doctor'],
  ])
})

test.each(commands)('%s describes its usage and each of its options', (name, command) => {
  const help = command.createHelp().formatHelp(command, command.createHelp())
  expect(help).toContain(`Usage: income ${name}`)
  for (const option of command.options)
    expect([option.long, option.description]).toEqual([option.long, expect.stringMatching(/\w/)])
  expect(command.description()).toMatch(/\w/)
})
