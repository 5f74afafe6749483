FROM cgr.dev/chainguard/wolfi-base:latest
RUN <<EOF
FROM not-an-image:1
COPY --from=neither /a /b
EOF
RUN cat <<-"END" > /etc/x && true
	FROM still-none:2
	END
COPY <<one <<two /etc/
FROM a:1
one
FROM b:2
two
FROM cgr.dev/chainguard/static:latest
