FROM cgr.dev/acme/a:1
RUN cat 3<<EOF 10<<-OTHER
FROM cgr.dev/not/this:1
EOF
	COPY --from=cgr.dev/nor/this:1 a b
	OTHER
RUN cat <<<EOF
FROM cgr.dev/acme/b:2
