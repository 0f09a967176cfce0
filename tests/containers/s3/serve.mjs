// Takes SeaweedFS's key file and port.
import { readFileSync } from 'node:fs'
import S3rver from '@20minutes/s3rver'
import account from '@20minutes/s3rver/lib/models/account.js'

const { identities } = JSON.parse(readFileSync('/srv/env/s3/s3.json', 'utf8'))
for (const { credentials } of identities) {
  for (const { accessKey, secretKey } of credentials) {
    account.DUMMY_ACCOUNT.createKeyPair(accessKey, secretKey)
  }
}
// Amazon's SDK signs a slash after a bucket, which s3rver does not.
const allowMismatchedSignatures = true
await new S3rver({
  address: '0.0.0.0',
  port: 8333,
  directory: '/data',
  silent: true,
  allowMismatchedSignatures,
  vhostBuckets: false,
}).run()
process.once('SIGTERM', () => process.exit(0))
