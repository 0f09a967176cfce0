import { generateEntityId } from '@medusajs/framework/utils'

/** An id by which a row of the demo is known for as long as it exists, whatever becomes of it. */
export const demoId = (prefix: string): string => generateEntityId(undefined, `${prefix}_demo`)

/** Condition: the row with the id that an expression yields belongs to the demo. */
export const demoIds = (id: string): string => `${id} ~ '^[a-z]+_demo_'`
