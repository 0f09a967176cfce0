import pLimit from 'p-limit'

/**
 * Runs a few checkout attempts of this process at once, the others first come, first served. In a
 * rush all buyers would otherwise read the same stock, wait for each other's locks and connections,
 * and be rejected late; with a limit, whoever finds nothing left learns it at once. More than one,
 * so that the process is busy while the database works.
 */
export const orderLimit = pLimit(4)
