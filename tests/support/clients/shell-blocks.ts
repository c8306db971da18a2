import { readFile } from 'node:fs/promises'

/** A block of commands on a documentation page, and the answer that the page shows after it. */
export interface ShellBlock {
  commands: string
  answer?: unknown
}

const FENCED = /^( *)```(\w*)\n([\s\S]*?)^ *```$/gm

/**
 * The `bash` blocks of a page, in order.
 * @param page path from the root of the repository
 * @param heading of a single section; every section if omitted
 */
export async function shellBlocks(page: string, heading?: string): Promise<ShellBlock[]> {
  const whole = await readFile(new URL(`../../../${page}`, import.meta.url), 'utf8')
  const text = heading === undefined ? whole : sectionOf(whole, heading)
  const blocks: ShellBlock[] = []
  let last: { block: ShellBlock; end: number } | undefined
  for (const found of text.matchAll(FENCED)) {
    const [fenced, indent = '', language, inside = ''] = found
    const content = inside.replace(new RegExp(`^${indent}`, 'gm'), '')
    if (language === 'bash') {
      const block = { commands: content }
      blocks.push(block)
      last = { block, end: found.index + fenced.length }
    } else if (language === 'json' && last && text.slice(last.end, found.index).trim() === '') {
      last.block.answer = JSON.parse(content)
    }
  }
  return blocks
}

function sectionOf(page: string, heading: string): string {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`there is no section "${heading}"`)
  return section
}
