import { describe, expect, it } from 'vitest'
import { takePolicy } from './page-policy.ts'
import { pagePolicy } from './security-headers.ts'

describe('the policy of a page', () => {
  it('is moved from the page into a header', () => {
    const page =
      '<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="script-src &#39;self&#39; \'sha256-x\';"></head>'
    const { html, policy } = takePolicy(page)
    expect(html).toBe('<head><meta charset="utf-8"></head>')
    expect(policy).toBe("script-src 'self' 'sha256-x';")
    expect(pagePolicy(policy)).toBe(
      "script-src 'self' 'sha256-x'; frame-ancestors 'none'; report-uri /policy-reports",
    )
  })
  it('is strict for a page without one', () => {
    const { policy } = takePolicy('<p>x</p>')
    expect(pagePolicy(policy)).toContain("default-src 'self'")
    expect(pagePolicy(policy)).toContain("base-uri 'none'")
    expect(pagePolicy(policy)).toContain("frame-ancestors 'none'")
  })
})
