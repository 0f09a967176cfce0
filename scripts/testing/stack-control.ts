import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reconcileProducts } from '../stack/databases.ts'
import type { Stack } from '../stack/stack.ts'

/** Lets tests stop and start parts of the stack: `POST /content/stop`. */
export async function controlStack(stack: Stack) {
  const { content, commerce, shop, vnpay } = stack
  const parts = { content, commerce, shop, vnpay }
  const server = createServer(async (request, response) => {
    const [, part = '', action = ''] = (request.url ?? '').split('/')
    const service = parts[part as keyof typeof parts]
    try {
      if (service && action === 'stop') await service.stop()
      else if (service && action === 'start') await service.start()
      else if (part === 'commerce' && action === 'reconcile') await reconcileProducts(stack)
      else throw new Error(`No ${action} for ${part}`)
      response.writeHead(204).end()
    } catch (error) {
      response.writeHead(500).end((error as Error).message)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
