import type { ServerResponse } from 'node:http'
import { nextPagePrefixes, speculationRulesPath } from '../../src/next-pages.ts'

const hour = 3600

const rules = JSON.stringify({
  prerender: [
    {
      where: { href_matches: nextPagePrefixes.map((prefix) => `${prefix}*`) },
      // A browser begins when the pointer rests on a link or presses it, and not with data saver.
      eagerness: 'moderate',
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
