import { writePreviews } from '../email-previews/write-previews'

/** `npm run mails`: needs neither Medusa nor a database. */
const [, , folder = '', root = ''] = process.argv
writePreviews(folder, root).then(
  (list) => console.log(list),
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
