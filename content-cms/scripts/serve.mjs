// Starts the built server. Next itself reads PORT and HOSTNAME, which containers set to other ends.
const port = process.env.CONTENT_PORT
if (!port || !/^\d+$/.test(port)) {
  console.error('CONTENT_PORT is missing or no number: the port the content service answers on')
  process.exit(1)
}
process.env.PORT = port
process.env.HOSTNAME = process.env.CONTENT_HOST ?? '127.0.0.1'
process.env.NODE_ENV = 'production'

await import('../.next/standalone/content-cms/server.js').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('The content service is not built: run its "build" script first')
  process.exit(1)
})
