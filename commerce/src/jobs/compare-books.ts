import type { MedusaContainer } from '@medusajs/framework/types'
import { compareBooks, differenceText } from '../settlement/workflows/compare-books'

export default async function compare(container: MedusaContainer): Promise<void> {
  const { differences } = await compareBooks(container)
  const logger = container.resolve('logger')
  for (const difference of differences) logger.error(`Books: ${differenceText(difference)}.`)
}

export const config = { name: 'compare-books', schedule: '41 3 * * *' }
