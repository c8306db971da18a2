/**
 * The value of a service's metric, summed over its labels; the given labels must be present. 0 if it was never counted.
 */
export async function metricOf(url: string, name: string, labels = ''): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n')
  return lines
    .filter((line) => line.startsWith(name) && line.includes(labels) && /^[{ ]/.test(line.slice(name.length)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}
