export { listShown as GET } from '../../../../ratings/http/ratings'
