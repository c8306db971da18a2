import { createHash } from 'node:crypto'

/** The padding of a password to 32 bytes (ISO 32000-1, algorithm 2). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const ID = Buffer.from('0123456789abcdef0123456789abcdef', 'hex')
const PERMISSIONS = -44

/** A blank one-page PDF, encrypted with 40-bit RC4 (revision 2). With the user password "" anybody can open it. */
export function encryptedPdf(userPassword: string): Buffer {
  const owner = rc4(md5(padded('owner')).subarray(0, 5), padded(userPassword))
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(PERMISSIONS)
  const key = md5(Buffer.concat([padded(userPassword), owner, permissions, ID])).subarray(0, 5)
  const user = rc4(key, PADDING)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
    `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P ${PERMISSIONS} >>`,
  ]
  return assembled(objects, `/Root 1 0 R /Encrypt 4 0 R /ID [<${ID.toString('hex')}> <${ID.toString('hex')}>]`)
}

function assembled(objects: readonly string[], trailer: string): Buffer {
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${body}${table}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}

function padded(password: string): Buffer {
  return Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32)
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest()
}

/** The cipher itself: OpenSSL 3 no longer offers it. */
function rc4(key: Buffer, input: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index)
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255
    ;[state[i], state[j]] = [state[j]!, state[i]!]
  }
  let [i, j] = [0, 0]
  return Buffer.from(input).map((byte) => {
    i = (i + 1) & 255
    j = (j + state[i]!) & 255
    ;[state[i], state[j]] = [state[j]!, state[i]!]
    return byte ^ state[(state[i]! + state[j]!) & 255]!
  }) as Buffer
}
