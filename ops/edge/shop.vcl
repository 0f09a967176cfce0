vcl 4.1;
# The edge: keeps pages until the shop says that they were renewed, serves old ones while it is down,
# and sends calls to the servers in turn.
import directors;
import std;
import xkey;

probe ready {
  .url = "/ready";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 1;
}
backend shop_a { .host = "shop-a"; .port = "4321"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 60s; }
backend shop_b { .host = "shop-b"; .port = "4321"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 60s; }

sub vcl_init {
  new shop = directors.round_robin();
  shop.add_backend(shop_a);
  shop.add_backend(shop_b);
}

sub vcl_recv {
  set req.backend_hint = shop.backend();
  unset req.http.X-Kept;
  # What was purged is fetched anew while there is a server; else, or when none answered, the old one is served.
  if (std.healthy(req.backend_hint) && req.restarts == 0) { set req.grace = 0s; }
  # The name of the call from here to the log of the database.
  if (req.http.X-Request-Id !~ "^[A-Za-z0-9_-]{8,64}$") {
    set req.http.X-Request-Id = "edge-" + std.time2integer(now, 0) + "-" + req.xid;
  }
  # Traces begin behind the edge: a visitor does not say which calls are kept.
  unset req.http.traceparent;
  unset req.http.tracestate;
  if (req.method == "PURGE") {
    # The front servers alone reach that port: nobody publishes it.
    if (local.socket != "purge") { return (synth(405)); }
    if (!req.http.Surrogate-Key) { return (synth(400)); }
    set req.http.X-Purged = xkey.softpurge(req.http.Surrogate-Key);
    return (synth(200, "Purged " + req.http.X-Purged));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    # An order has a key under which it may come twice: its body is kept, to send it to the other server.
    if (req.http.Idempotency-Key) { std.cache_req_body(256KB); }
    return (pass);
  }
  # The first page speaks the visitor's language, calls and the back office are a person's own.
  if (req.url ~ "^/(\?|$)" || req.url ~ "^/(api|crm-admin|health|ready|policy-reports)(/|\?|$)") { return (pass); }
  unset req.http.Cookie;
  # A page is kept once for each encoding of the shop; Varnish itself knows only gzip, which is larger.
  if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  set req.http.X-Kept = "1";
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # Until it is purged; a day at most, should a purge have been lost.
    set beresp.ttl = 1d;
    set beresp.grace = 7d;
  } else if (beresp.http.Cache-Control ~ "immutable") {
    set beresp.ttl = 1d;
    set beresp.grace = 7d;
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
  if (beresp.status >= 400) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    # A page that is kept is better than a failure.
    if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  }
}

sub vcl_backend_fetch {
  if (bereq.retries > 0) { set bereq.backend = shop.backend(); }
  # Pages are files at the server: one that does not begin to send them hangs, and the other one has them too.
  if (bereq.http.X-Kept) { set bereq.first_byte_timeout = 5s; }
}

sub vcl_backend_error {
  # One server that ended in the middle: the other one can do it too. A write without a key is for its sender to repeat.
  if (bereq.retries < 3 && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.http.Idempotency-Key)) {
    return (retry);
  }
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Retry-After = "5";
  synthetic("Dịch vụ đang tạm gián đoạn. / The shop is not available for a moment.");
  return (deliver);
}

sub vcl_deliver {
  if (resp.status == 503 && req.restarts == 0 && req.http.X-Kept) { return (restart); }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  set resp.http.X-Cache = obj.hits;
}
