#!/usr/bin/env bash
# One mail with the subject "TRAWNIK I ŁĄKA" (meadow), as people write it in a hurry, and the rules of a mail filter.
# Expected: tests ignore case, as Sieve's `:contains` is said to, and one letter is one letter.
# What happens: `i;ascii-casemap` ignores the case of A to Z only: "trawnik" is found, "łąka" is not (but "ŁĄka" is), and
# there is no `comparator-i;unicode-casemap`; the modifier `:lower` leaves Ł and Ą. In `:regex` a dot and in `:matches` a
# `?` is one byte, so these two letters are four signs, and a class of letters takes half a letter, while `:length`
# counts letters. Search by IMAP in the same mailbox ignores the case of all.
# Seen with Dovecot 2.3.19.1 and Pigeonhole 0.5.19 (Debian 12).
# Costs: rules for Polish words sort by whether the sender had capitals on.
# Do: name both spellings, `["łąka", "ŁĄKA"]`, and `*` in place of a sign.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
command -v sieve-test >/dev/null && dovecot --version | grep '^2\.3\.19' || exit 2
chmod 755 . && mkdir -m 777 home

cat >dovecot.conf <<'END'
mail_location = maildir:~/Maildir
ssl = no
log_path = /dev/stderr
first_valid_uid = 1
END
cat >rules.sieve <<'END'
require ["regex", "imap4flags", "variables"];
if header :contains "subject" "trawnik" { addflag "contains-trawnik"; }
if header :contains "subject" "łąka" { addflag "contains-small"; }
if header :contains "subject" "ŁĄka" { addflag "contains-large-and-small"; }
if header :matches "subject" "trawnik i ??ka" { addflag "matches-two-signs"; }
if header :matches "subject" "trawnik i ????ka" { addflag "matches-four-signs"; }
if header :matches "subject" "trawnik i *ka" { addflag "matches-star"; }
if header :regex "subject" "trawnik i ..ka" { addflag "regex-two-dots"; }
if header :regex "subject" "trawnik i ....ka" { addflag "regex-four-dots"; }
if header :regex "subject" "trawnik i [Łł][Ąą]ka" { addflag "regex-two-classes"; }
if header :matches "subject" "*" { set :lower "lowered" "${1}"; set :length "length" "${1}"; }
if string :comparator "i;octet" :is "${lowered}" "trawnik i łąka" { addflag "lowered-all"; }
if string :comparator "i;octet" :is "${lowered}" "trawnik i ŁĄka" { addflag "lowered-but-for-two"; }
addflag "length-${length}";
END
cat >mail.eml <<'END'
From: jan@example.org
To: biuro@ogrody.example
Subject: =?UTF-8?B?VFJBV05JSyBJIMWBxIRLQQ==?=

END
as=(env HOME="$folder/home" USER=nobody)
[ "$(id -u)" != 0 ] || as=(setpriv --reuid 65534 --regid 65534 --clear-groups "${as[@]}")
cp rules.sieve mail.eml dovecot.conf home && cd home
"${as[@]}" sieve-test -c dovecot.conf rules.sieve mail.eml 2>/dev/null >told || exit 2
grep -o 'IMAP flags: .*' told | sed 's/IMAP flags: //' | tr ' ' '\n' | tee seen
sed 's/"regex",/"regex", "comparator-i;unicode-casemap",/' rules.sieve >unicode.sieve
"${as[@]}" sieve-test -c dovecot.conf unicode.sieve mail.eml 2>&1 | grep --only-matching 'unknown Sieve capability.*' | tee -a seen || true
diff seen - <<'END'
contains-trawnik
contains-large-and-small
matches-four-signs
matches-star
regex-four-dots
lowered-but-for-two
length-14
unknown Sieve capability `comparator-i;unicode-casemap'.
END
