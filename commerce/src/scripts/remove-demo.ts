import type { ExecArgs } from '@medusajs/framework/types'
import { removeDemo } from '../demo/remove-demo'

export default async function run({ container }: ExecArgs): Promise<void> {
  const { orders, members } = await removeDemo(container)
  console.log(`${orders} orders and ${members} members of the demo are gone`)
}
