import type { ServerResponse } from 'node:http'
import { markOfNextPage, nextPagePrefixes, speculationRulesPath } from '../../src/next-pages.ts'

const hour = 3600

const isNextPage = { href_matches: nextPagePrefixes.map((prefix) => `${prefix}*`) }

// A browser does neither with data saver.
const rules = JSON.stringify({
  prerender: [
    // Begins when the pointer rests on a link or presses it.
    { where: isNextPage, eagerness: 'moderate' },
    {
      where: { and: [isNextPage, { selector_matches: `[${markOfNextPage}]` }] },
      eagerness: 'immediate',
    },
  ],
})

/** Lets the browser render the next page before the press ends (ADR 0190). */
export function nameSpeculationRules(response: ServerResponse): void {
  response.setHeader('Speculation-Rules', `"${speculationRulesPath}"`)
}

export function sendSpeculationRules(response: ServerResponse): void {
  const headers = {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': `public, max-age=${hour}`,
  }
  response.writeHead(200, headers).end(rules)
}
