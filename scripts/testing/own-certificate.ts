import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Makes `<name>.pem`, which tests trust, and `<name>.key` in the folder; for two days. */
export async function makeCertificate(folder: string, name: string, hosts: string[]) {
  const [certificate, key] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)]
  const kind = '-x509 -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'.split(' ')
  const named = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`
  const names = ['-subj', `/CN=${hosts[0]}`, '-addext', named]
  const files = ['-keyout', key, '-out', certificate]
  await promisify(execFile)('openssl', ['req', ...kind, ...names, ...files])
  return { certificate, key }
}
