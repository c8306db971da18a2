import { Command, Option } from 'commander'
import { connect } from '../connection/connect.ts'
import { EXPORT_FORMATS, saveExports, type ExportFormat } from '../packages/save-exports.ts'
import { printer, type Printing } from '../terminal/printer.ts'
import { UsageError } from '../usage-error.ts'

const EXAMPLES = `
Examples:
  income export PKG-7F3K9QXA                              every model of the package, as a workbook
  income export PKG-7F3K9QXA MDL-4D9R2TVC --format pdf    one of them, as a summary of one page`

export function exportCommand(): Command {
  return new Command('export')
    .description('Save the income models of a package as files')
    .argument('<package>', 'public id (PKG-…) or id')
    .argument('[model]', 'one of its models (MDL-…); all if omitted')
    .addOption(new Option('--format <format>', 'format of the files').choices(EXPORT_FORMATS).default('xlsx'))
    .option('--out <folder>', 'folder to save to', '.')
    .option('--json', 'JSON lines, as in a pipe')
    .addHelpText('after', EXAMPLES)
    .action(save)
}

interface ExportOptions extends Printing {
  format: ExportFormat
  out: string
}

async function save(reference: string, model: string | undefined, options: ExportOptions): Promise<void> {
  const { client } = await connect()
  const loanPackage = await client.getPackage({ package_id: reference })
  const all = await client.listModels({ package_id: loanPackage.id }).toArray()
  const models = model === undefined ? all : all.filter(({ id, public_id }) => id === model || public_id === model)
  if (models.length === 0) throw new UsageError(`${loanPackage.public_id} has no such income model.`)
  const print = printer(options)
  for (const path of await saveExports(client, [{ loanPackage, models }], {
    formats: [options.format],
    folder: options.out,
  })) {
    print.record({ type: 'export', path })
    print.text(`Saved ${path}`)
  }
}
