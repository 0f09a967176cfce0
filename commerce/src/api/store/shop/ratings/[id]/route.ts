export { readShown as GET } from '../../../../../ratings/http/ratings'
