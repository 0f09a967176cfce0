export { readiness as GET } from '../../platform/http/readiness'
