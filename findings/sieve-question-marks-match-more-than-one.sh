#!/usr/bin/env bash
# A mail filter's rules with `:matches`, in which `?` is one sign and `*` any number, for one plain subject of ASCII.
# Expected: what a shell's patterns say, which have the same two signs.
# What happens: as long as the pattern has no `*`, or `*` at both ends, it is so. With a `*` at the end alone, a `?` before
# it stands for two signs, or for one too many, and text that the pattern leaves out is passed over: `Z?mowienie z*`
# meets "Zamowienie 12 z 2026-05".
# Seen with Dovecot 2.3.19.1 and Pigeonhole 0.5.19 (Debian 12).
# Costs: rules that discard or forward by a numbered subject take other mails along.
# Do: `*` at both ends and `:contains` for what is fixed, or `:regex`; try rules by `sieve-test` on mails that they must
# leave alone.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
command -v sieve-test >/dev/null && dovecot --version | grep '^2\.3\.19' || exit 2
chmod 777 .
printf '%s = %s\n' mail_location maildir:~/Maildir ssl no log_path /dev/stderr first_valid_uid 1 >dovecot.conf
subject='Zamowienie 12 z 2026-05'
printf 'From: jan@example.org\nTo: biuro@ogrody.example\nSubject: %s\n\n' "$subject" >mail.eml
as=(env HOME="$folder" USER=nobody)
[ "$(id -u)" != 0 ] || as=(setpriv --reuid 65534 --regid 65534 --clear-groups "${as[@]}")

for pattern in 'Zamowienie ?? z *' 'Zamowienie ? z 2026-05' '*Zamowienie ? z*' 'Zamowienie ?' \
  'Zamowienie ? z *' 'Zamowienie ??? z *' 'Zam?ienie*' 'Z?mowienie z*' 'Oferta ? z *'; do
  printf 'require "imap4flags"; if header :matches "subject" "%s" { addflag "met"; }\n' "$pattern" >rule.sieve
  "${as[@]}" sieve-test -c dovecot.conf rule.sieve mail.eml >told 2>/dev/null || exit 2
  sieve=$(grep --quiet 'flags: met' told && echo met || echo "not met")
  # shellcheck disable=SC2053 # a pattern
  shell=$([[ $subject == $pattern ]] && echo met || echo "not met")
  echo "$pattern: $sieve, by a shell $shell"
done | tee seen
diff seen - <<'END'
Zamowienie ?? z *: met, by a shell met
Zamowienie ? z 2026-05: not met, by a shell not met
*Zamowienie ? z*: not met, by a shell not met
Zamowienie ?: not met, by a shell not met
Zamowienie ? z *: met, by a shell not met
Zamowienie ??? z *: met, by a shell not met
Zam?ienie*: met, by a shell not met
Z?mowienie z*: met, by a shell not met
Oferta ? z *: not met, by a shell not met
END
