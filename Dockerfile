# Builds the jar with everything inside, then keeps only a JRE and the jar.
FROM node:22-slim AS node

FROM maven:3-eclipse-temurin-25 AS build
# Maven builds the web client through Node, which must be newer than what distributions carry.
COPY --from=node /usr/local/bin/node /usr/local/bin/
COPY --from=node /usr/local/lib/node_modules/npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.m2 --mount=type=cache,target=/root/.npm \
    mvn -B -q -pl app -am -Dmaven.test.skip=true -Dspotless.skip=true --no-transfer-progress package

FROM eclipse-temurin:25-jre
RUN useradd --system --home /data civitas && mkdir /data && chown civitas /data
COPY --from=build /src/app/target/civitas.jar /civitas.jar
# What the JVM learns at a rehearsal of a start; it fits this very JVM only, so it is made here. Without it all works, more slowly.
RUN java -XX:+UseParallelGC -XX:-OmitStackTraceInFastThrow -XX:MetaspaceSize=128m -XX:AOTCacheOutput=/civitas.aot -jar /civitas.jar train /tmp/train > /dev/null 2>&1 || true; \
    rm -rf /tmp/train
USER civitas
VOLUME /data
EXPOSE 8080
ENV CIVITAS_HOST=0.0.0.0 CIVITAS_DATA=/data CIVITAS_LOG=json
HEALTHCHECK --start-period=20s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /health HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '200 OK' <&3"]
ENTRYPOINT ["java", "-XX:+UseParallelGC", "-XX:-OmitStackTraceInFastThrow", "-XX:MetaspaceSize=128m", "-XX:MaxRAMPercentage=60", "-XX:AOTCache=/civitas.aot", "-Xlog:aot*=off", "-Xlog:cds*=off", "-jar", "/civitas.jar"]
CMD ["serve"]
