import { formatDate, shopTimeZone } from '@nas/domain/dates'
import { getTranslation } from '@payloadcms/translations'
import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { languageOf } from '../labels'
import { shopAddress } from '../publishing/shop-pages'
import { personName } from '../sign-in/accounts'
import { AddRedirect } from './add-redirect'
import { type Count, readOverview } from './overview-data'
import './overview.css'
import { texts } from './texts'

interface CardProps {
  id: string
  title: string
  count?: number
  href?: string
  empty: string
  children: ReactNode[]
}

function Card({ id, title, count, href, empty, children }: CardProps) {
  const heading = count === undefined ? title : `${title} (${count})`
  return (
    <section className="overview__card" aria-labelledby={id}>
      <h2 id={id}>{href ? <Link href={href}>{heading}</Link> : heading}</h2>
      {children.length > 0 ? <ul>{children}</ul> : <p>{empty}</p>}
    </section>
  )
}

const addressOf = (kind: string, id: number | null) =>
  id === null ? `/admin/globals/${kind}` : `${listOf(kind)}/${id}`

const listOf = (kind: string) => `/admin/collections/${kind}`

const filtered = (kind: string, field: string, value: string) =>
  `${listOf(kind)}?where[or][0][and][0][${field}][equals]=${value}`

const total = (counts: readonly Count[], of: 'drafts' | 'incomplete') =>
  counts.reduce((sum, count) => sum + count[of], 0)

/** What waits for an editor, with links to the filtered lists. */
export async function Overview({ payload, user, i18n }: ServerProps) {
  if (user?.collection !== 'users' || user.factorDue) return null
  const { factorFrom, reviews, counts, drafts, searches, missingPages, publications } =
    await readOverview(payload, user)
  const isContributor = user.role === 'contributor'
  const { language } = i18n
  const say = texts[languageOf(language)]
  const globalOf = (kind: string) => payload.globals.config.find(({ slug }) => slug === kind)
  const nameOf = (kind: string, number: 'singular' | 'plural') => {
    const label =
      globalOf(kind)?.label ?? payload.collections[kind as 'products']?.config.labels[number]
    return getTranslation(label as string, i18n)
  }
  const untitled = (kind: string, id: number | null) =>
    [nameOf(kind, 'singular'), id].join(' ').trim()
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: shopTimeZone,
  })
  const number = new Intl.NumberFormat(language)
  const linked = (found: Count[], of: 'drafts' | 'incomplete', field: string, value: string) =>
    found
      .filter((count) => count[of] > 0)
      .map((count) => (
        <li key={count.kind}>
          <Link
            href={
              globalOf(count.kind)
                ? addressOf(count.kind, null)
                : filtered(count.kind, field, value)
            }
          >
            {nameOf(count.kind, 'plural')}
          </Link>
          <span>{count[of]}</span>
        </li>
      ))
  const texted = counts.filter(({ kind }) => kind !== 'media')
  const pictures = counts.filter(({ kind }) => kind === 'media')
  return (
    <div className="overview">
      {factorFrom && (
        <p className="overview__card overview__notice" role="status">
          {say.factorFrom(formatDate(`${factorFrom}T00:00:00+07:00`))}{' '}
          <Link href="/admin/account">{say.setUpFactor}</Link>
        </p>
      )}
      {reviews && (
        <Card
          id="overview-reviews"
          title={isContributor ? say.ownReviews : say.reviews}
          count={reviews.length}
          empty={isContributor ? say.noOwnReviews : say.noReviews}
        >
          {reviews.map(({ kind, id, title, state, person, comment, updatedAt }) => (
            <li key={`${kind}-${id}`}>
              <span>
                <Link href={addressOf(kind, id)}>{title || untitled(kind, id)}</Link>
                <small>
                  {[person, time.format(new Date(updatedAt)), comment].filter(Boolean).join(' · ')}
                </small>
              </span>
              {isContributor && <span>{state === 'returned' ? say.returned : say.awaiting}</span>}
            </li>
          ))}
        </Card>
      )}
      <Card
        id="overview-drafts"
        title={drafts.some(({ isOwn }) => isOwn) ? say.ownDrafts : say.drafts}
        empty={say.noDrafts}
      >
        {drafts.map(({ kind, id, title, updatedAt }) => (
          <li key={`${kind}-${id}`}>
            <Link href={addressOf(kind, id)}>{title || untitled(kind, id)}</Link>
            <span>{time.format(new Date(updatedAt))}</span>
          </li>
        ))}
      </Card>
      <Card
        id="overview-all-drafts"
        title={say.allDrafts}
        count={total(counts, 'drafts')}
        empty={say.noDrafts}
      >
        {linked(counts, 'drafts', '_status', 'draft')}
      </Card>
      <Card
        id="overview-english"
        title={say.english}
        count={total(texted, 'incomplete')}
        empty={say.complete}
      >
        {linked(texted, 'incomplete', 'incomplete', 'true')}
      </Card>
      <Card
        id="overview-pictures"
        title={say.pictures}
        count={total(pictures, 'incomplete')}
        empty={say.complete}
      >
        {linked(pictures, 'incomplete', 'incomplete', 'true')}
      </Card>
      <Card
        id="overview-missing"
        title={say.missingPages}
        count={missingPages.totalDocs}
        href={listOf('missing-pages')}
        empty={say.noMissingPages}
      >
        {missingPages.docs.map(({ id, path, count }) => (
          <li key={id}>
            <span>
              {path} · {number.format(count)} {say.times}
            </span>
            {!isContributor && <AddRedirect path={path} language={language} />}
          </li>
        ))}
      </Card>
      <Card
        id="overview-searches"
        title={say.searches}
        count={searches.totalDocs}
        href={listOf('searches')}
        empty={say.noSearches}
      >
        {searches.docs.map(({ id, words, count }) => (
          <li key={id}>
            <span>{words}</span>
            <span>
              {number.format(count)} {say.times}
            </span>
          </li>
        ))}
      </Card>
      <Card
        id="overview-publications"
        title={say.publications}
        href={listOf('publications')}
        empty={say.noPublications}
      >
        {publications.map(({ id, title, resource, editor, path, seconds, createdAt }) => (
          <li key={id}>
            <span>
              {path ? (
                <a href={shopAddress('vi', path)}>{title || path}</a>
              ) : (
                title || nameOf(resource, 'singular')
              )}
              <small>
                {[personName(editor) ?? say.staff, time.format(new Date(createdAt))].join(' · ')}
              </small>
            </span>
            <span>{seconds == null ? say.waiting : say.live(number.format(seconds))}</span>
          </li>
        ))}
      </Card>
    </div>
  )
}
