import type { IncomeModelDetail } from '@income/shared'
import type { Client, TestFile } from '../support/clients/client.ts'

/** A package with its documents read and its models computed: its path. */
export async function processed(client: Client, papers: readonly Promise<TestFile>[]): Promise<string> {
  const packageId = await client.createPackage()
  for (const paper of papers) await client.addFile(packageId, await paper)
  await client.finished(packageId)
  return `/packages/${packageId}`
}

export async function modelsOf(client: Client, path: string): Promise<IncomeModelDetail[]> {
  const models = await client.models(path.replace('/packages/', ''))
  return Promise.all(models.map(({ id }) => client.call<IncomeModelDetail>('GET', `${path}/models/${id}`)))
}

export async function modelOf(client: Client, path: string, name: RegExp): Promise<IncomeModelDetail> {
  return (await modelsOf(client, path)).find((model) => name.test(model.model_name))!
}
