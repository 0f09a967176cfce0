import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { advanced, isForeign, overlap, standingAt, unapplied } from '@nas/domain/publication-feed'
import { loggableText } from '@nas/telemetry/loggable-error'
import { type ContentClient, ContentUnavailable, type Publication } from '../feed/content-client'
import { CONTENT_FEED, type ContentFeedService } from '../module/service'
import { syncDelivery, syncEmails } from './sync-globals'
import { type SyncResult, syncAll, syncSome } from './sync-products'

const pollEvery = 1_000

/**
 * Publications that are applied under the lock at once: PostgreSQL ends a transaction that is idle
 * for a minute, and the writes of staff wait for the lock.
 */
const perLock = 500

interface Following {
  container: MedusaContainer
  content: ContentClient
  feed: ContentFeedService
  logger: Logger
}

function report(logger: Logger, what: string, { seen, differences, invalid }: SyncResult): void {
  if (differences.length > 0) {
    logger.info(`Content: ${what}, ${seen} published, ${differences.length} changed here.`)
  }
  for (const { externalId, reason } of invalid) {
    logger.warn(`Content: product ${externalId} was not synced, ${reason}.`)
  }
}

async function loadAll({ container, content, feed, logger }: Following): Promise<void> {
  const latest = await content.latestPublication()
  const result = await syncAll(container, content)
  await syncDelivery(content, feed, logger)
  await syncEmails(container, content)
  await feed.save(standingAt(latest))
  report(logger, 'everything compared', result)
}

async function applyNew(following: Following, publications: Publication[]): Promise<void> {
  const { container, content, feed, logger } = following
  const position = await feed.position()
  if (position === null) return
  const fresh = unapplied(publications, position)
  if (fresh.length === 0) return
  if (fresh.some(({ resource }) => resource === 'deliveryinfo')) {
    await syncDelivery(content, feed, logger)
  }
  if (fresh.some(({ resource }) => resource === 'nasinfo' || resource === 'emails')) {
    await syncEmails(container, content)
  }
  const products = fresh.filter(({ resource }) => resource === 'products')
  const numbers = new Set(products.map(({ documentId }) => Number(documentId)))
  const result = await syncSome(container, content, [...numbers].filter(Number.isInteger))
  await feed.save(advanced(position, fresh))
  report(logger, `${fresh.length} publications applied`, result)
}

function reasonOf(error: unknown): string {
  return error instanceof ContentUnavailable ? error.message : loggableText(error)
}

/** Brings commerce in line with the published content; no effect when it already is. */
export async function followOnce(following: Following): Promise<void> {
  const { content, feed } = following
  const position = await feed.position()
  if (position === null) return feed.exclusively(() => loadAll(following))
  const publications = await content.publicationsAfter(Math.max(0, position.cursor - overlap))
  if (isForeign(publications, position)) return feed.exclusively(() => loadAll(following))
  const fresh = unapplied(publications, position)
  for (let at = 0; at < fresh.length; at += perLock) {
    await feed.exclusively(() => applyNew(following, fresh.slice(at, at + perLock)))
  }
}

let caughtUpAt = Date.now()

/** Seconds since the last complete sync. */
export const secondsBehind = (now = Date.now()): number => Math.max(0, (now - caughtUpAt) / 1000)

/**
 * Follows the publications about once a second until it is stopped. While the content application
 * or the database is unavailable, it waits and logs that once.
 * @returns a function that stops it and waits for running work
 */
export function followContent(
  container: MedusaContainer,
  content: ContentClient,
): () => Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const feed = container.resolve<ContentFeedService>(CONTENT_FEED)
  const stopping = new AbortController()
  const { signal } = stopping

  async function follow(): Promise<void> {
    let failing = false
    while (!signal.aborted) {
      try {
        const begun = Date.now()
        await followOnce({ container, content, feed, logger })
        caughtUpAt = begun
        if (failing) logger.info('Content: following again.')
        failing = false
      } catch (error) {
        if (!failing && !signal.aborted) logger.warn(`Content: waiting. ${reasonOf(error)}`)
        failing = true
      }
      await sleep(pollEvery, undefined, { signal }).catch(() => undefined)
    }
  }

  const followed = follow()
  return () => {
    stopping.abort()
    return followed
  }
}
